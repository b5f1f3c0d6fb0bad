import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentFolder } from '../content/files.ts';
import { Refused } from './places.ts';

const run = promisify(execFile);

async function git(root: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['--literal-pathspecs', '-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw new Refused(409, `Git could not do this: ${stderr.trim().split('\n')[0] ?? 'is it installed?'}`);
  }
}

/** The files of texts and pictures that differ from the last commit. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  if (!existsSync(join(root, '.git'))) return [];
  const status = await git(
    root,
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    contentFolder,
  );
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice(3))
    .filter((path) => /\.(yaml|md|png|jpe?g|webp|avif|gif)$/i.test(path));
}

const plainName = /^[^\p{Cc}<>]{1,80}$/u;

/** A branch of its own and one commit in the person's name, of the texts and of nothing else. The person stays on it. */
export async function propose(
  root: string,
  name: string,
  why: string,
): Promise<{ readonly branch: string; readonly files: readonly string[] }> {
  const who = name.trim();
  if (!plainName.test(who) || !/\p{L}/u.test(who))
    throw new Refused(422, 'Write your name, so that the proposal says whose it is.');
  const files = await changedFiles(root);
  if (files.length === 0) throw new Refused(409, 'Nothing has changed since the last proposal.');
  const on = (await git(root, 'branch', '--show-current')).trim();
  const day = new Date().toISOString().slice(0, 10);
  const slug =
    who
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'editor';
  const base = `texts/${day}-${slug}`;
  const taken = (await git(root, 'branch', '--list', '--format=%(refname:short)')).split('\n');
  const names = [base, ...Array.from({ length: 99 }, (_, at) => `${base}-${at + 2}`)];
  // Who has just proposed and goes on, goes on with the same proposal.
  const branch = names.find((name) => name === on || !taken.includes(name));
  if (branch === undefined) throw new Refused(409, 'There are too many proposals of this name today.');
  if (branch !== on) await git(root, 'switch', '--quiet', '-c', branch);
  await git(root, 'add', '--', ...files);
  const texts = [...new Set(files.map((path) => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')))].join(', ');
  const subject = `Change ${texts}`
    .slice(0, 50)
    .replace(/,[^,]*$/, (rest) => (`Change ${texts}`.length > 50 ? ' and more' : rest));
  const person = ['-c', `user.name=${who}`, '-c', `user.email=${slug}@editor.invalid`];
  const body = why
    .replaceAll(/[\p{Cc}--\n]/gv, ' ')
    .trim()
    .slice(0, 2000);
  await git(root, ...person, 'commit', '--quiet', '-m', subject, ...(body ? ['-m', body] : []), '--', ...files);
  return { branch, files };
}

/** The named files as they were at the last commit; a picture that was added goes. */
export async function discard(root: string, wanted: readonly string[]): Promise<readonly string[]> {
  const files = (await changedFiles(root)).filter((path) => wanted.includes(path));
  if (files.length === 0) throw new Refused(409, 'There is nothing to take back.');
  const known = (await git(root, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...files)).split('\0');
  const old = files.filter((path) => known.includes(path));
  const added = files.filter((path) => !known.includes(path));
  if (old.length > 0) await git(root, 'restore', '--source=HEAD', '--staged', '--worktree', '--', ...old);
  if (added.length > 0) {
    await git(root, 'reset', '--quiet', '--', ...added);
    await git(root, 'clean', '--quiet', '--force', '--', ...added);
  }
  return files;
}
