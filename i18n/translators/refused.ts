/** A mistake by the person who runs the command; its message is all that they need. */
export class Refused extends Error {}
