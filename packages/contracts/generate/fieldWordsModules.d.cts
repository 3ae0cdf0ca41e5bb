export declare const fieldWordsModules: () => string;
