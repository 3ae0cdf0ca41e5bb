export declare const cacheFolder: (name: string, env?: NodeJS.ProcessEnv) => string;
