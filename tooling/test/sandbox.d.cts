/** Whether this machine lets a browser without rights lock its pages in: containers and changed roots may not. */
export declare const isSandboxPossible: () => boolean;
/** SCANNER_SANDBOX for scans of the tests' own websites. */
export declare const sandboxHere: () => 'required' | 'off';
