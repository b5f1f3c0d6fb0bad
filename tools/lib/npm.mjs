import { execFileSync } from 'node:child_process';

/** The npm above a process that npm, or a shell of npm's, has begun. @param {number} parent */
function npmOf(parent) {
  try {
    const said = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
    const [above, ...program] = said.trim().split(/\s+/);
    return /sh$/.test(program.join(' ')) ? Number(above) : parent;
  } catch {
    // A container without ps: the parent alone is watched.
    return parent;
  }
}

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Does something once npm, which ran this script, has ended. Told to end, npm passes nothing on; killed, it cannot. Between the two there
 * may be a shell, which outlives it.
 * @param {string} script Run by another name, or without npm, nothing is waited for.
 * @param {() => void} act
 */
export function whenNpmIsGone(script, act) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  const npm = npmOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && runs(npm)) return;
    clearInterval(timer);
    act();
  }, 250);
  timer.unref();
}
