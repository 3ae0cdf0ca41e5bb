import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { FAILURE_WORDS } from '../failure/failureWords';
import { MESSAGE_WORDS } from '../message/messageWords';
import { POLICY_LINT_WORDS } from '../policy-lint/policyLintWords';
import { TEMPLATE_LINT_WORDS } from '../template-lint/templateLintWords';
import { fillText } from './fillText';

const inLanguage = (lang: Lang): Record<MessageCode, string> => ({
  ...MESSAGE_WORDS[lang],
  ...TEMPLATE_LINT_WORDS[lang],
  ...POLICY_LINT_WORDS[lang],
  ...FAILURE_WORDS[lang],
});

/** The text of every message code, by language. `{name}` marks a value that the sender fills in. */
export const MESSAGES = Object.fromEntries(LANGUAGES.map((lang) => [lang, inLanguage(lang)])) as Record<
  Lang,
  Record<MessageCode, string>
>;

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(MESSAGES.en, code);

/** The text of a code in a language, with its values filled in. */
export const messageText = (
  code: MessageCode,
  lang: Lang,
  values: Readonly<Record<string, string | number>> = {},
): string => fillText(MESSAGES[lang][code], values);
