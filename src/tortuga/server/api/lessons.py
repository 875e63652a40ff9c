"""First games that teach, step by step."""

from typing import Any

from tortuga.kernel import registry
from tortuga.lessons import Lesson, LessonAnswer, answer, assess_draft, try_out
from tortuga.lessons import lesson as lesson_of
from tortuga.server.api.attempts import Attempt
from tortuga.server.http import Api, Call
from tortuga.server.replies import worded_assessment

api = Api()


@api.get("/api/titles/{title}/lesson", answer=Lesson, summary="A first game that teaches, step by step", public=True)
async def lesson(call: Call, title: str) -> Lesson:
    return lesson_of(registry.title(title))


@api.get(
    "/api/titles/{title}/lesson/{step}/try",
    query=Attempt,
    answer=dict[str, Any],
    statuses=(422,),
    summary="What would a move bring at a step of the lesson?",
)
async def try_in_lesson(call: Call, title: str, step: int, query: Attempt) -> Any:
    return try_out(registry.title(title), step, query.move)


@api.get(
    "/api/titles/{title}/lesson/{step}/answer",
    query=Attempt,
    answer=LessonAnswer,
    statuses=(422,),
    summary="Is a move what a step of the lesson asks for?",
)
async def answer_in_lesson(call: Call, title: str, step: int, query: Attempt) -> LessonAnswer:
    return answer(registry.title(title), step, query.move)


@api.get(
    "/api/titles/{title}/lesson/{step}/draft",
    query=Attempt,
    answer=dict[str, Any] | None,
    statuses=(422,),
    summary="What can be said of a draft at a step of the lesson?",
)
async def draft_in_lesson(call: Call, title: str, step: int, query: Attempt) -> Any:
    return worded_assessment(assess_draft(registry.title(title), step, query.move), call.language)
