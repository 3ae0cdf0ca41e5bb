import { contrast, READABLE } from '@yinyom/contracts/contrast';
import type { Finding, LintRule } from './LintInput';

/** How much weaker the reject button may stand out from the banner than the accept button. */
const TOLERANCE = 0.6;

/** Rejecting must be as easy to see as accepting (PDPA s.19: not deceptive). Only own colours can differ. */
export const equalProminence: LintRule = ({ snapshot: { design } }) => {
  if (design.theme !== 'gsb') return [];
  const { colors } = design;
  const stands = (button: string) => contrast(button, colors.background);
  const finding = (field: string): Finding => ({
    code: 'reject_less_prominent',
    severity: 'error',
    field: `design.colors.${field}`,
  });
  return [
    ...(stands(colors.reject) < stands(colors.accept_all) * TOLERANCE ? [finding('reject')] : []),
    ...(stands(colors.decline) < stands(colors.accept_all) * TOLERANCE ? [finding('decline')] : []),
  ];
};

/** Every text of the banner can be read; for the way out (reject, decline) it is an error when it cannot. */
export const readableColors: LintRule = ({ snapshot: { design } }) => {
  if (design.theme !== 'gsb') return [];
  const { colors } = design;
  const pairs = [
    ['text', colors.text, colors.background, 'error'],
    ['accept_all_text', colors.accept_all_text, colors.accept_all, 'warning'],
    ['reject_text', colors.reject_text, colors.reject, 'error'],
    ['decline_text', colors.decline_text, colors.decline, 'error'],
  ] as const;
  return pairs
    .filter(([, front, back]) => contrast(front, back) < READABLE)
    .map(([field, , , severity]) => ({
      code: 'text_contrast_low',
      severity,
      field: `design.colors.${field}`,
    }));
};

/** A font of another company's host learns the visitor's address before any consent. */
export const fontFromOutside: LintRule = ({ snapshot: { design, controller }, ownOrigin }) => {
  const { url } = design.font;
  if (url === '' || url.startsWith('/') || url.startsWith(`${ownOrigin}/`)) return [];
  const own = controller.domain_name.split('/')[0] ?? '';
  // While it is typed an address may be none yet.
  if (!URL.canParse(url)) return [];
  const { hostname } = new URL(url);
  const foreign = hostname !== own && !hostname.endsWith(`.${own}`);
  return foreign ? [{ code: 'font_third_party', severity: 'warning', field: 'design.font.url' }] : [];
};
