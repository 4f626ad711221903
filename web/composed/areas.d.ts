/** The areas of texts that a module and what it imports can show; `run/text-areas.ts` derives them. */
declare module '*?areas' {
  const areas: readonly import('#i18n/areas.ts').Area[]
  export default areas
}
