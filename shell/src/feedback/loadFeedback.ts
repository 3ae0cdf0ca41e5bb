/** Loads what draws modals, questions and notices. Pages that use these ask for it ahead of need. */
export const loadFeedback = () => import('./Feedback').then(({ Feedback }) => Feedback);
