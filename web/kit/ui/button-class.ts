export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'danger' | 'link'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** The look of a button, also for links that are the next step. One primary per page or dialog. */
export function buttonClass({ variant = 'quiet', size = 'medium', className = '' }: ButtonLook = {}): string {
  return `button button-${variant} ${size === 'medium' ? '' : `button-${size} `}${className}`.trim()
}
