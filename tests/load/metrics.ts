/** What the server says about itself at /api/metrics: the names are the lines' own. */
export const metricsToken = 'bench-reads-the-metrics';

export async function readMetrics(url: string): Promise<(line: string) => number> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  if (answer.status !== 200) throw new Error(`/api/metrics answered ${answer.status}.`);
  const lines = new Map(
    (await answer.text())
      .split('\n')
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  return (line) => lines.get(`journey_${line}`) ?? Number.NaN;
}
