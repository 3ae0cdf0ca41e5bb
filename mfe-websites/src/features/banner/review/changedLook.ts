import type { Design } from '@yinyom/contracts/websites/templateDesign';

/** One part of the look that differs: key of its name, and its values where they can be told. */
export interface ChangedLook {
  field: string;
  label: string;
  before?: unknown;
  after?: unknown;
}

/** Keys of the names of what belongs to the look, by path; what begins with a path belongs to it. */
const LABELS: readonly (readonly [path: string, label: string])[] = [
  ['layout', 'layout.title'],
  ['theme', 'theme.title'],
  ['font', 'font.title'],
  ['brand', 'brand.title'],
  ['corners', 'shape.corners'],
  ['width', 'shape.width'],
  ['text_size', 'shape.text_size'],
  ['show_kept_off', 'layout.showKeptOff'],
  ['show_powered_by', 'layout.poweredBy'],
  ['auto_detect_language', 'layout.autoDetect'],
  ['logo', 'logo.title'],
  ['tags', 'blocking.button'],
  ['unblocked_hosts', 'blocking.button'],
  ['default_language', 'form.defaultLanguage'],
];
/** Told as a change, without values. */
const WITHOUT_VALUES = new Set(['logo', 'tags', 'unblocked_hosts', 'default_language']);

const valueAt = (design: Design, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], design);

/** What differs of the look, each part once, in the words of the editor. Pure. @param paths of `diff.design` */
export const changedLook = (paths: readonly string[], before: Design, after: Design): ChangedLook[] => {
  const found = new Map<string, ChangedLook>();
  for (const path of paths) {
    const isColor = path.startsWith('colors.');
    const known = LABELS.find(([start]) => path === start || path.startsWith(`${start}.`));
    const field = isColor ? path : (known?.[0] ?? path);
    const at = field === 'font' ? 'font.family' : field;
    const label = isColor ? path.replace('colors.', 'color.') : (known?.[1] ?? 'review.otherLook');
    found.set(label, {
      field,
      label,
      ...(!WITHOUT_VALUES.has(field) &&
        (isColor || known) && { before: valueAt(before, at), after: valueAt(after, at) }),
    });
  }
  return [...found.values()];
};
