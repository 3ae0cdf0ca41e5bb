import { formMessages } from './formMessages';

export const texts = formMessages('cn');
