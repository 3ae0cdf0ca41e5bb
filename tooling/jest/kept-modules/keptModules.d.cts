/** Path of the test environment. */
export declare const testEnvironment: string;
/** Path of the runtime. */
export declare const runtime: string;
