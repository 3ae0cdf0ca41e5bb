import { externalValue } from '@yinyom/mfe-kit';

/** What became of the preview that this tab was asked for; `none` where none was. */
export type PreviewState =
  | { is: 'none' }
  /** `ends_at`: ISO 8601 */
  | { is: 'shown'; name: string; build: string; ends_at: string }
  /** It ended, was changed, or is for the members of another organization. */
  | { is: 'refused' }
  /** Only members see it, so somebody has to sign in first. */
  | { is: 'signed_out' }
  /** The platform could not be asked. */
  | { is: 'failed' };

export const previewState = externalValue<PreviewState>({ is: 'none' });
