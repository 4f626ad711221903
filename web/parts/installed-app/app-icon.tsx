/** The icon that the app has on a home screen; its name is beside it. */
export function AppIcon({ size }: { size: 36 | 56 }) {
  return (
    <img
      src="/app-icon.svg"
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-[24%] border border-line-strong"
    />
  )
}
