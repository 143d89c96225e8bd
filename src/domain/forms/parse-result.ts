/** What a form's fields say, or what is wanted of them; one of both is null. */
export type ParseResult<Value, Errors> = { value: Value; errors: null } | { value: null; errors: Errors };
