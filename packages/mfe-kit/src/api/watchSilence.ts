import { apiSettings } from './settings';

/** Ends a stream that has been silent for too long: behind a dead connection nothing would ever come. */
export const watchSilence = (end: () => void) => {
  let timer = setTimeout(end, apiSettings.timeout);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(end, apiSettings.timeout);
    },
    stop: () => clearTimeout(timer),
  };
};
