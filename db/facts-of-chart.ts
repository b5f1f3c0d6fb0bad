/** Some facts of a visit's chart, as JSON text: a chart is long, and a line of a list needs little of it. `wanted` is the place of their ids in the statement. */
export const factsOfChart = (wanted: string): string =>
  `(SELECT json_group_object(key, json(value)) FROM json_each(chart) WHERE type = 'object' AND key IN (SELECT value FROM json_each(${wanted})))`;
