import type { Person } from './person';

/** What a person did with a page: presses, and fields filled in. */
export interface Steps {
  presses: number;
  fields: number;
}

/** A person whose steps are counted. */
export const stepCounter = (person: Pick<Person, 'press' | 'pressAt' | 'fill'>) => {
  const steps: Steps = { presses: 0, fields: 0 };
  return {
    press: async (...what: Parameters<Person['press']>): Promise<void> => {
      steps.presses += 1;
      await person.press(...what);
    },
    pressAt: async (selector: string): Promise<void> => {
      steps.presses += 1;
      await person.pressAt(selector);
    },
    fill: async (...what: Parameters<Person['fill']>): Promise<void> => {
      steps.fields += 1;
      await person.fill(...what);
    },
    taken: (): Steps => ({ ...steps }),
  };
};
