/** A mistake of the person who runs the command: its sentence says all there is to say. */
export class Refused extends Error {}
