import { NUMBERS } from './harmlessNumbers';
import { OFFICES } from './harmlessOffices';
import { PEOPLE } from './harmlessPeople';
import type { MakeHarmless } from './List';

export const HARMLESS_LISTS: readonly MakeHarmless[] = [...PEOPLE, ...NUMBERS, ...OFFICES];
