// In place of zod's messages in 60 languages, which no app uses: ours come from packages/texts.
export {};
