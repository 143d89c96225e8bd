export declare function copyProject(root: string, folder: string): void;
