const http = require('node:http');

/** Keeps `width` calls of `call` running for `seconds`. @returns calls per second, and how many there were */
const saturate = async (width, seconds, call) => {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, one));
  return { rate: done / ((performance.now() - started) / 1_000), done };
};

/** Starts `rate` calls per second for `seconds`, whether or not earlier ones came back. @returns their times in ms, sorted */
const pace = async (rate, seconds, call) => {
  const total = Math.round(rate * seconds);
  const started = performance.now();
  const times = [];
  const running = [];
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1_000) * rate) + 1);
    for (; sent < due; sent += 1) {
      // Counted from when it was due: a late start is waiting time too.
      const planned = started + (sent / rate) * 1_000;
      running.push(call().then(() => times.push(performance.now() - planned)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(running);
  return times.sort((a, b) => a - b);
};

/** The value that a share of sorted values does not exceed. */
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Median times in ms of two calls made by turns, so that whatever else the machine does weighs on both alike. */
const medians = async (times, ...calls) => {
  const measured = calls.map(() => []);
  for (let i = 0; i < times; i += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      measured[index].push(performance.now() - started);
    }
  }
  return measured.map((list) =>
    percentile(
      list.sort((x, y) => x - y),
      0.5,
    ),
  );
};

/** Sends JSON over kept connections. @returns status and body text */
const createSender = (width) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  return (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request(url, { method, headers, agent }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      request.on('error', reject);
      request.end(body);
    });
};

module.exports = { saturate, pace, percentile, medians, createSender };
