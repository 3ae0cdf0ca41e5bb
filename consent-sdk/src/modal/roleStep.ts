import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import type { Role } from '../record/recorder';
import type { ModalBridge } from '../ui/modalBridge';
import { ROLE_WORDS } from '../words/roleWords';
import css from './roleStep.css';

const ROLES = ['self', 'parent', 'guardian'] as const;

/**
 * The parent step of websites for minors (PDPA s.20): statistics and marketing need somebody who may consent to
 * them. Websites for everybody do not load it.
 */
export const roleStep = ({ element, site }: ModalBridge) => {
  const labels = ROLE_WORDS[site.language];
  const inputs = ROLES.map((role) => {
    const input = element<HTMLInputElement>('input', { type: 'radio', name: 'role', value: role });
    input.checked = role === 'self';
    return input;
  });
  const role = (): Role | undefined => ROLES[inputs.findIndex((input) => input.checked)] ?? 'self';
  const choices = inputs.map((input, index) => element('label', {}, input, labels[ROLES[index]!]));
  return {
    css,
    node: element('fieldset', {}, element('legend', {}, labels.who), ...choices),
    role,
    allows: ({ type }: SdkCategory): boolean => role() !== 'self' || (type !== 3 && type !== 4),
  };
};
