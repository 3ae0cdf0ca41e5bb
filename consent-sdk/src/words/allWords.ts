import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { words as cn } from './cn';
import { words as en } from './en';
import { words as jp } from './jp';
import { words as kh } from './kh';
import { words as th } from './th';
import type { Words } from './Words';

/** Every language at once, for whoever cannot load parts. */
export const WORDS: Record<SdkConfig['language'], Words> = { th, en, cn, jp, kh };
