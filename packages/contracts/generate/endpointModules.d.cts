export declare const endpointModules: () => string;
