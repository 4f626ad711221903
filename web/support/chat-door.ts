/** How other pages open the chat, once it has loaded. */
export const chatDoor: { open?: () => void } = {}

/** An address with this hash opens the chat: mails lead there. */
export const chatHash = '#chat'
