export declare const copyOfSources: (target: string) => void;
