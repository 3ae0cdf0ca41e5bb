export declare const modulesOf: (
  subject: string,
  told: { about: string; browsers?: boolean },
  languages: readonly string[],
) => Record<string, string>;
