/** Whether this machine lets a browser without rights lock its pages in: containers and changed roots may not. */
export declare const isSandboxPossible: () => boolean;
