import type { Lang } from '../constants';
import { alertMessages } from './alerts';
import { apiKeyMessages } from './apiKeys';
import { membersMessages } from './members';
import { passwordsMessages } from './passwords';
import { signInMessages } from './signIn';
import { signUpMessages } from './signUp';
import { blockRuleMessages } from './blockRules';
import { consentMessages } from './consents';
import { fillMessage } from './fillMessage';
import { generalMessages } from './general';
import { groupMessages } from './groups';
import { importMessages } from './imports';
import { scannerMessages } from './scanner';
import { webhookMessages } from './webhooks';
import { websiteMessages } from './websites';

/** The text of one code in every language. `{name}` marks a value filled in by the sender. */
export type Message = Record<Lang, string>;

/** Every message code the product sends or shows for a wrong request. */
export const messages = {
  ...generalMessages,
  ...passwordsMessages,
  ...signInMessages,
  ...signUpMessages,
  ...membersMessages,
  ...apiKeyMessages,
  ...websiteMessages,
  ...blockRuleMessages,
  ...groupMessages,
  ...importMessages,
  ...consentMessages,
  ...scannerMessages,
  ...webhookMessages,
  ...alertMessages,
} satisfies Record<string, Message>;
export type MessageCode = keyof typeof messages;

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code);

/** The text of a code in a language, with `{name}` values filled in. */
export const messageText = (
  code: MessageCode,
  lang: Lang,
  values: Record<string, string | number> = {},
): string => fillMessage(messages[code][lang], values);
