import { partMailCalls } from './partMails';
import { requestMailCalls } from './requestMails';

/** Mails to people who are no users: data subjects, and teams of parts of the console. */
export const mailCalls = { ...requestMailCalls, ...partMailCalls };
