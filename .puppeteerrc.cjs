// The browser comes from the system or from @sparticuz/chromium: an install never downloads one.
module.exports = { skipDownload: true };
