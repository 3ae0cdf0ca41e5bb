export declare const workspaceRooms: (root?: string) => string[];
export declare const serviceNames: (root?: string) => string[];
export declare const remoteRooms: (root?: string) => string[];
