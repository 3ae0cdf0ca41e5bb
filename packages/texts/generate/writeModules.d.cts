export declare const modulesOf: (
  subject: string,
  told: { about: string; browsers?: boolean },
  languages: readonly string[],
) => Record<string, string>;
export declare const codesModule: (codes: readonly string[]) => string;
