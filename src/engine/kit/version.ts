/** The version of the rules. Raise it whenever a result or a guard can change; every stored record carries it. */
export const engineVersion = '3.0.0';
