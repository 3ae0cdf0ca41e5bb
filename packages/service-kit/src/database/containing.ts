/** Finds what people type anywhere in a text, whatever its case; nothing in it has a meaning of its own. */
export const containing = (text: string): { $regex: string; $options: 'i' } => ({
  $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  $options: 'i',
});
