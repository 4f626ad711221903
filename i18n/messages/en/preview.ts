// The draft of a post, for whoever has its secret link.
export default {
  // Title of the browser tab of a draft that somebody sees by a secret link. {title} is the post’s.
  title: 'Preview: {title}',

  // Above the text of the draft.
  notice: 'This is a preview of a post that isn’t published like this. Don’t share the link.',

  // Name of a list of links to the draft in other languages, read by screen readers.
  languages: 'Languages of the preview',

  // Instead of the draft, once the link no longer works.
  goneTitle: 'This preview is closed',
  goneText: 'The link was revoked or has expired. Ask the person who sent it to you for a new one.',

  // Button below it. Up to 20 characters.
  toBlog: 'Go to the blog',
} as const
