import { portfolioMailCalls } from './portfolioMail';
import { partMailCalls } from './partMails';
import { requestMailCalls } from './requestMails';

/** Mails about requests of data subjects, to teams of parts of the console, and about reports. */
export const mailCalls = { ...requestMailCalls, ...partMailCalls, ...portfolioMailCalls };
