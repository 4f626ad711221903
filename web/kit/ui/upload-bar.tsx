import './upload-bar.css'

type Props = { percent: number } & ({ label: string } | { labelledBy: string })

/** How much of a file is sent. */
export function UploadBar({ percent, ...name }: Props) {
  return (
    <progress
      className="upload-bar"
      max={100}
      value={percent}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
    />
  )
}
