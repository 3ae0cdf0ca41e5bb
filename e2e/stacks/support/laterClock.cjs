// Loaded into a website's server before its own code: each SIGUSR2 lets LATER_MS pass for it, and it says so in a line.
let ahead = 0;
const now = Date.now;
const sinceStart = performance.now.bind(performance);
Date.now = () => now() + ahead;
performance.now = () => sinceStart() + ahead;
process.on('SIGUSR2', () => {
  ahead += Number(process.env.LATER_MS);
  process.stdout.write('later\n');
});
