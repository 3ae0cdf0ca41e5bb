/** Bytes of code that a function runs through between two questions whether it is worth optimizing; V8's own value is 67,584. */
const BUDGET = 400_000;

/**
 * Flags of Node.js with which V8 optimizes what runs long, and little else. Most functions of a test file or of a platform that lives for
 * a minute are used up before what their optimization cost is earned (docs/decisions/472). Later versions of V8 count calls
 * instead, and Node.js refuses flags that it does not know.
 * @param {string} v8 version of V8
 * @returns {string[]}
 */
const optimizeLate = (v8 = process.versions.v8) =>
  v8.startsWith('11.') ? [`--interrupt-budget=${BUDGET}`] : [];

module.exports = { optimizeLate };
