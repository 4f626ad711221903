/** The message of a successful reply when nothing has happened yet, because a colleague has to approve it. */
export const waitsForColleague = 'waitsForColleague'
