export const site: string;
export const base: string;
export const addressOf: (name: string) => string;
export const schemaId: (name: string) => string;
