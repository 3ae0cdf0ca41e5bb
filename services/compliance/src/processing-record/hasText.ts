import type { L10n } from '@yinyom/contracts/fields';

/** Whether a text says something in any language. */
export const hasText = (text: L10n | undefined): boolean => Object.values(text ?? {}).some(Boolean);
